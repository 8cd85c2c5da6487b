// Loaded into a measured server before its own code: tells its CPU time, and its memory after a full collection.
process.on('message', ask => {
  if (ask === 'memory') {
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    process.send?.({ live: heapUsed + external, rss });
  }
  if (ask === 'time') {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000, systemMs: system / 1000 });
  }
});
process.channel?.unref();
