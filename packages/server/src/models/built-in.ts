/** What a run answers in `provider` when no language model is set up. */
export const BUILT_IN = 'built-in'
