// The floor: hands 200 bytes on to everybody at the table and knows nothing else.
import { WebSocketServer } from 'ws';

const tables = new Map();
const text = { binary: false };
const wss = new WebSocketServer({ port: Number(process.env.PORT), host: '127.0.0.1', perMessageDeflate: false });
wss.on('connection', (socket, request) => {
  const name = request.url ?? '';
  const table = tables.get(name) ?? new Set();
  tables.set(name, table);
  table.add(socket);
  socket.on('message', data => {
    for (const other of table) other.send(data, text);
  });
  socket.on('close', () => table.delete(socket));
});
wss.on('listening', () => process.stdout.write('relay\n'));
