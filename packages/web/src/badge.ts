import type { Bilingual, catalogue, Language } from '@wakeel/contract'
import { formatNumber } from './language/language.tsx'
import { escapedXml } from './link-preview.ts'
import { storeName, storeNameAr } from './shell/operator.ts'

const HEIGHT = 40
const MARK = 40
const FONT = "system-ui, 'Segoe UI', 'Noto Sans Arabic', sans-serif"

/** Of the light and the dark scheme of the page that it stands on. */
const COLOURS = {
  light: { ground: '#ffffff', ink: '#16211c', line: '#d9d4c6' },
  dark: { ground: '#131d19', ink: '#edf2ee', line: '#2c3a34' },
} as const
export type BadgeScheme = keyof typeof COLOURS

const words: Bilingual<{ on: (store: string) => string; tried: string }> = {
  en: { on: (store) => `On ${store}`, tried: 'try it free' },
  ar: { on: (store) => `على ${store}`, tried: 'جرّبه مجانًا' },
}

/** What a creator shows on a site of their own, as SVG: that the agent is in the store, and how it is rated there. */
export function badge(
  app: Pick<catalogue.App, 'name' | 'rating' | 'reviews_count'>,
  { language, scheme, accent }: { language: Language; scheme: BadgeScheme; accent: string },
): string {
  const say = words[language]
  const store = { en: storeName, ar: storeNameAr }[language]
  const rating =
    app.reviews_count > 0
      ? `★ ${formatNumber(app.rating, language, { minimumFractionDigits: 1 })}`
      : say.tried
  const text = `${say.on(store)} · ${rating}`
  const textWidth = Math.round(text.length * 7.4)
  const width = MARK + textWidth + 28
  const colours = COLOURS[scheme]
  const isRight = language === 'ar'
  const mark = isRight ? width - MARK : 0
  const middle = (isRight ? 4 : MARK - 4) + (width - MARK) / 2
  const label = escapedXml(`${app.name}: ${text}`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" role="img" aria-label="${label.replaceAll('"', '&quot;')}">`,
    `<title>${label}</title>`,
    `<rect x=".5" y=".5" width="${width - 1}" height="${HEIGHT - 1}" rx="9.5" fill="${colours.ground}" stroke="${colours.line}"/>`,
    `<rect x="${mark + 5}" y="5" width="30" height="30" rx="7" fill="${accent}"/>`,
    `<path transform="translate(${mark + 5} 5) scale(.9375)" d="M7.5 10.5l4 11 4.5-11 4.5 11 4-11" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<text x="${middle}" y="25.5" text-anchor="middle" textLength="${textWidth}" lengthAdjust="spacingAndGlyphs" direction="${isRight ? 'rtl' : 'ltr'}" font-family="${FONT}" font-size="14" font-weight="600" fill="${colours.ink}">${escapedXml(text)}</text>`,
    '</svg>',
  ].join('')
}
