// Runs before the first paint, so that a chosen theme or language never flashes the other one.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('minoya:settings') || '{}') || {};
  } catch {
    kept = {};
  }
  const asks = query => matchMedia(query).matches;
  const dark = asks('(prefers-color-scheme: dark)');
  const system = asks('(prefers-contrast: more)') ? (dark ? 'contrast-dark' : 'contrast') : dark ? 'dark' : 'light';
  root.dataset.theme = typeof kept.theme === 'string' && kept.theme !== 'system' ? kept.theme : system;
  const wanted = kept.lang === 'ja' || kept.lang === 'en' ? kept.lang : null;
  const spoken = (navigator.languages || [navigator.language]).some(tag => /^ja\b/i.test(tag));
  root.lang = wanted || (spoken ? 'ja' : 'en');
})();
