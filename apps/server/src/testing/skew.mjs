// Loaded into a server before its own code: its wall clock is wrong by SKEW_MS from now on.
const skew = Number(process.env.SKEW_MS ?? 0);
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...args) {
    super(...(args.length === 0 ? [RealDate.now() + skew] : args));
  }
  static now() {
    return RealDate.now() + skew;
  }
};
