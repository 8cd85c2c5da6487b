import '../.cache/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './design/controls.css';
import './tile/tile.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { followTheme } from './design/theme.ts';
import { followLanguage } from './i18n/lang.ts';
import { startRouter } from './router.ts';
import { keepSettings } from './store/settings.ts';

keepSettings();
followTheme();
followLanguage();
startRouter();
const root = document.getElementById('app');
if (root) render(<App />, root);
