// What only the long game's own pages need, as one file: its rules are loaded with it.
import '../css/past.css';
import '../css/pages.css';
import '../css/shop.css';
import '../css/page-sizes.css';
import './long.css';
export { ByWay } from './ByWay.tsx';
export { DailyCard } from './DailyCard.tsx';
export { Earned } from './Earned.tsx';
export { JourneyScreen } from './JourneyScreen.tsx';
export { BookScreen } from '../entry/BookScreen.tsx';
