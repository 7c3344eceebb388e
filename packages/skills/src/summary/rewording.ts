/** What somebody asks who wants a text in other words. */
export const REWORDING =
  'in your own words, in your own wording, own fresh wording, in other words, reword, rephrase, paraphrase, rewrite, باسلوبك, بكلماتك, بصياغتك, اعد صياغه, اعاده صياغه, صياغه جديده'
