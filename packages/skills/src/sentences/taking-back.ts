/** What says that what follows stands in place of what was said before, in English and Arabic. */
export const takingBack = [
  'no wait, no no, wait no, oh wait, no sorry, sorry no, sorry, actually no, actually, scratch that, i meant, i mean, or rather, on second thought, on second thoughts, changed my mind, changed our mind, correction, edit its, edit it is, make that, no make, no do, no just, oops, hmm, my mistake, my bad, realistically',
  'لا لحظة، لحظة لا، لا انتظر، عفوا، آسف، آسفة، لا آسف، آسف قصدي، قصدي، أقصد، السموحة، لا قصدي، لا بل، بل، لا خلها، لا خليها، لا خليهم، لا خلوها، لا خلهم، خلها، خليها، لا لا، غيرت رأيي، تصحيح، لا سويها، لا اعملها، لا استنى، لا استنا، معلش',
] as const

/** "3, no 4", «٣ لا ٤»: between two numbers a bare no takes the first back, and leaves nothing out. */
export const NO_BETWEEN_NUMBERS =
  /(?<=[\d٠-٩]\s{0,2}[,،.–-]?\s{1,2})(?:no|لا)(?=[,،]?\s{1,2}[\d٠-٩])/giu

/** What stands between what is so and what is not, as a pattern: "310,000, not 210,000", «٣ مو ٤»; «ولا» is rather "or". */
export const denial = '(?:(?:and |و)?(?:not|مو|مش|مب|ليست|ليس)|لا)'
