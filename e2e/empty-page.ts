/** A page of ours that runs nothing: where storage is filled, or nothing happens, before a screen is opened. */
export const emptyPage = '/crest.svg';
