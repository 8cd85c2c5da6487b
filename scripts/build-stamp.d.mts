export function sourcesNow(): string;
export function isBuilt(): boolean;
export function noteBuilt(sources: string): void;
