/** Where the chosen colour scheme is kept; the script in the head reads it before the first paint. */
export const SCHEME_KEY = 'wakeel_scheme'
