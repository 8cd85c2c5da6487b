import '../.cache/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './design/controls.css';
import './tile/colors.css';
import './tile/tile.css';
import { render } from 'preact';
import { App, fetchFirst } from './app.tsx';
import { holdSelection } from './design/hold-selection.ts';
import { releaseOldVNodes } from './design/release-old-vnodes.ts';
import { followTheme } from './design/theme.ts';
import { followTips } from './design/tips.tsx';
import { followLanguage } from './i18n/lang.ts';
import { followPhrases } from './i18n/phrases.ts';
import { startRouter } from './router.ts';
import { followInstall } from './shell/install.ts';
import { startPwa } from './shell/pwa.ts';
import { followBackup } from './store/backup-note.ts';
import { followDay } from './store/day.ts';
import { followUnsent } from './store/leaderboard-notes.ts';
import { keepSettings } from './store/settings.ts';

releaseOldVNodes();
keepSettings();
followTheme();
const language = followLanguage();
followPhrases();
startRouter();
followTips();
holdSelection();
followDay();
followBackup();
followInstall();
followUnsent();
const root = document.getElementById('app');
// In tasks of their own: reading the scripts was one already.
setTimeout(fetchFirst);
setTimeout(async () => {
  await language;
  // The crest that stood here while the scripts came makes room.
  root?.replaceChildren();
  if (root) render(<App />, root);
  void startPwa();
});
