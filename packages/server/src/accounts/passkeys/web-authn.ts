/** The library brings certificates and their formats along, which no start needs to read. */
export const loadWebAuthn = () => import('@simplewebauthn/server')
