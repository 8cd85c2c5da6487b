// Given to the server's process: whatever is rationed by time comes back so many times as fast.
const speed = Number(process.env.RATIONS_SPEED ?? 1);
const real = performance.now.bind(performance);
performance.now = () => real() * speed;
