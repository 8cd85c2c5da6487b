/**
 * The way in for the street, which asks for it by itself. A module that others import too would bring the bundler's own
 * helper into every first load.
 */
export { renew } from './backup.ts';
