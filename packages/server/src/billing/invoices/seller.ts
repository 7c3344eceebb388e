/** The store, as its documents name it. */
export const SELLER = {
  name: { en: 'Wakeel', ar: 'وكيل' },
  address: { en: 'Dubai, United Arab Emirates', ar: 'دبي، الإمارات العربية المتحدة' },
}
