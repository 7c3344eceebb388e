/** What a browser draws as a picture and never runs. */
const PICTURE = /^image\/(?:png|jpeg|gif|webp|avif)$/

export const isPicture = (mediaType: string): boolean => PICTURE.test(mediaType)

/** Where a file that came with an answer is saved from. */
export const addressOf = ({ media_type, data }: { media_type: string; data: string }): string =>
  `data:${media_type};base64,${data}`
