/** Bundles the server and its worker threads into `outdir`, by default apps/server/dist. */
export function buildServer(outdir?: string): Promise<void>;
