/** The admin page: three small files, so that it needs no exception from the content security policy. */
export const ADMIN_HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Minoya: admin</title>
<link rel="stylesheet" href="/admin/app.css">
</head>
<body>
<main>
<h1>ミノ屋 <small id="node"></small></h1>
<form id="entry"><label>Token <input id="token" type="password" autocomplete="current-password"></label> <button>Open</button></form>
<p id="message" role="status"></p>
<ul id="alarms"></ul>
<section id="graphs" hidden></section>
<table id="refusals" hidden>
<caption>Budgets that ran out; see “When it goes wrong” in docs/deploy.md</caption>
<thead><tr><th>budget</th><th>in ten minutes</th><th>since the start</th></tr></thead>
<tbody></tbody>
</table>
<p id="networks"></p>
<table id="rooms" hidden>
<caption>Rooms with somebody in them on this node</caption>
<thead><tr><th>code</th><th>game</th><th>phase</th><th>round</th><th>events</th><th>people</th><th>chairs</th><th></th></tr></thead>
<tbody></tbody>
</table>
<table id="boards" hidden>
<caption>Boards that people reported; see “The gallery” in docs/deploy.md</caption>
<thead><tr><th>board</th><th>title</th><th>reports</th><th>likes</th><th>tries</th><th>state</th><th></th></tr></thead>
<tbody></tbody>
</table>
</main>
<script src="/admin/app.js" type="module"></script>
</body>
</html>
`;

export const ADMIN_CSS = `:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 72rem; margin: 1rem auto; padding: 0 1rem; }
small { font-size: 0.9rem; font-weight: normal; opacity: 0.7; }
#graphs { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1rem; }
#graphs[hidden] { display: none; }
figure { margin: 0; border: 1px solid; border-radius: 6px; padding: 0.5rem; }
figcaption { display: flex; justify-content: space-between; }
svg { display: block; width: 100%; height: 4rem; }
polyline { fill: none; stroke: currentColor; stroke-width: 1.5; vector-effect: non-scaling-stroke; }
#alarms { padding: 0; list-style: none; font-weight: bold; }
#alarms li::before { content: '⚠ '; }
table { width: 100%; border-collapse: collapse; margin-top: 1.5rem; }
@media (max-width: 40rem) { table:not([hidden]) { display: block; overflow-x: auto; } }
caption { text-align: left; font-weight: bold; }
pre { margin: 0; font-size: 0.7rem; line-height: 1.1; }
th, td { text-align: left; padding: 0.25rem 0.5rem; border-bottom: 1px solid; }
`;

export const ADMIN_JS = `const figures = [
  ['actions', 'Actions a second'], ['actionP99', 'Action, 99 %, ms'], ['commitP99', 'Commit, 99 %, ms'], ['batch', 'Events a commit'],
  ['rooms', 'Rooms'], ['sockets', 'Sockets'], ['loopDelay', 'Event loop delay, 99 %, ms'], ['memoryMb', 'Memory, MB'],
];
const $ = id => document.getElementById(id);
let token = sessionStorage.getItem('token') ?? '';
let timer = 0;

function ask(path, method = 'GET') {
  return fetch('/admin/api/' + path, { method, headers: { authorization: 'Bearer ' + token } });
}

function graph(name, caption, samples) {
  const values = samples.map(sample => sample[name]);
  const most = Math.max(1, ...values);
  const figure = document.createElement('figure');
  const text = document.createElement('figcaption');
  const last = values.at(-1) ?? 0;
  text.append(caption, Object.assign(document.createElement('b'), { textContent: last.toFixed(last < 10 ? 1 : 0) }));
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 300 100');
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', caption + ', most ' + most.toFixed(1));
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
  const from = 300 - values.length;
  line.setAttribute('points', values.map((v, i) => (from + i) + ',' + (98 - (v / most) * 96)).join(' '));
  svg.append(line);
  figure.append(text, svg);
  return figure;
}

function cells(values) {
  const tr = document.createElement('tr');
  for (const value of values) tr.append(Object.assign(document.createElement('td'), { textContent: String(value) }));
  return tr;
}

function told({ store, diskFreeMb, connections }) {
  const disk = diskFreeMb === null ? '' : ', ' + diskFreeMb + ' MB of disk left';
  return store.kind + (store.answers ? '' : ' does not answer') + disk + ', ' + connections.open + ' of ' + connections.most + ' connections';
}

function showStanding({ alarms, refusals, networks }) {
  $('alarms').replaceChildren(...alarms.map(text => Object.assign(document.createElement('li'), { textContent: text })));
  $('refusals').hidden = refusals.length === 0;
  $('refusals').tBodies[0].replaceChildren(...refusals.map(one => cells([one.budget, one.lately, one.all])));
  const most = networks.map(one => one.network + ' (' + one.refusals + ')').join(', ');
  $('networks').textContent = most && 'Refused most lately, under names that change with each start: ' + most;
}

function row(room) {
  const tr = cells([room.code, room.game, room.phase, room.round, room.events, room.people, room.chairs]);
  const button = Object.assign(document.createElement('button'), { textContent: 'Close' });
  button.onclick = async () => {
    if (!confirm('Close room ' + room.code + ' for everybody?')) return;
    await ask('rooms/' + room.room + '/close', 'POST');
    await refresh();
  };
  const td = document.createElement('td');
  td.append(button);
  tr.append(td);
  return tr;
}

function boardRow(board) {
  const why = Object.entries(board.reasons).map(([reason, n]) => reason + ' ' + n).join(', ');
  const tr = cells([board.title, board.reports + (why && ' (' + why + ')'), board.likes, board.tries, board.state]);
  const drawn = Object.assign(document.createElement('pre'), { textContent: board.setup.replace(/[ \\/]/g, '\\n') });
  const link = Object.assign(document.createElement('a'), { textContent: board.id, href: '/' + board.game + '/gallery/' + board.id });
  const first = document.createElement('td');
  first.append(link, drawn);
  const verb = board.state === 'open' ? 'remove' : 'restore';
  const button = Object.assign(document.createElement('button'), { textContent: verb === 'remove' ? 'Take down' : 'Put back' });
  button.onclick = async () => {
    await ask('published/' + board.id + '/' + verb, 'POST');
    await showBoards();
  };
  const last = document.createElement('td');
  last.append(button);
  tr.prepend(first);
  tr.append(last);
  return tr;
}

async function showBoards() {
  const response = await ask('published');
  if (!response.ok) return;
  const { boards } = await response.json();
  $('boards').hidden = boards.length === 0;
  $('boards').tBodies[0].replaceChildren(...boards.map(boardRow));
}

async function refresh() {
  clearTimeout(timer);
  const response = await ask('state');
  if (!response.ok) {
    $('message').textContent = response.status === 401 ? 'That is not the token.' : 'Error ' + response.status;
    return;
  }
  const state = await response.json();
  sessionStorage.setItem('token', token);
  $('message').textContent = '';
  $('entry').hidden = true;
  $('node').textContent = 'node ' + state.node + ', up ' + Math.round(state.uptime / 60) + ' min, ' + told(state.standing);
  showStanding(state.standing);
  $('graphs').hidden = $('rooms').hidden = false;
  $('graphs').replaceChildren(...figures.map(([name, caption]) => graph(name, caption, state.samples)));
  $('rooms').tBodies[0].replaceChildren(...state.rooms.map(row));
  timer = setTimeout(refresh, 2000);
}

async function open() {
  await refresh();
  if ($('entry').hidden) await showBoards();
}

$('entry').onsubmit = event => {
  event.preventDefault();
  token = $('token').value;
  void open();
};
if (token) void open();
`;
