/** The token by which tests are the operator of their own server. */
export const operator = 'operator-of-this-test-run';
