// Loaded into a measured server before its own code: answers with its memory after a full collection, and its CPU time.
process.on('message', ask => {
  if (ask !== 'measure') return;
  const { user, system } = process.cpuUsage();
  globalThis.gc?.();
  const after = process.cpuUsage();
  const afterMs = (after.user + after.system) / 1000;
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ live: heapUsed + external, rss, cpuMs: (user + system) / 1000, systemMs: system / 1000, afterMs });
});
process.channel?.unref();
