/** What stands in the way of a release, in one sentence. */
export class ReleaseError extends Error {}
