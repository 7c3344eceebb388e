/** Whether a media type is one of these, or in a range of theirs such as `image/*`. */
export const isAmongTypes = (types: readonly string[], type: string): boolean =>
  [type, `${type.split('/')[0]}/*`, '*/*'].some((one) => types.includes(one))
