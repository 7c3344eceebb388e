const ARABIC = /[\u0600-\u06ff]/
const LINK = /^https?:\/\/\S+$/

/** The text of an e-mail as a mail reader shows it: each language in its own direction, each link as a button with its address below. */
export function mailHtml(subject: string, text: string): string {
  const first = languageOf(text.split(/\n{2,}/)[0]!)
  let language = first
  const blocks = text.split(/\n{2,}/).map((block) => {
    if (LINK.test(block.trim())) return button(block.trim(), language)
    const before = language
    language = languageOf(block)
    const rule = before === language ? '' : `<hr style="${styles.rule}">`
    return `${rule}<p lang="${language}" dir="${directions[language]}" style="${styles.text}">${lines(block)}</p>`
  })
  return `<!doctype html><html lang="${first}" dir="${directions[first]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="${styles.page}"><div style="${styles.card}"><p style="${styles.brand}">${brands[first]}</p>
${blocks.join('\n')}
</div></body></html>`
}

const brands = { en: 'Wakeel', ar: 'وكيل' }
const directions = { en: 'ltr', ar: 'rtl' }

const languageOf = (block: string): 'en' | 'ar' => (ARABIC.test(block) ? 'ar' : 'en')

const open = { en: 'Open', ar: 'افتح' }

function button(link: string, language: 'en' | 'ar'): string {
  return `<p dir="${directions[language]}" style="${styles.text}"><a href="${escaped(link)}" style="${styles.button}">${open[language]}</a><br><span dir="ltr" style="${styles.address}">${escaped(link)}</span></p>`
}

const lines = (block: string) => block.split('\n').map(linked).join('<br>')

/** Links inside a sentence stay where they are. */
const linked = (line: string) =>
  line
    .split(/(https?:\/\/\S+)/)
    .map((piece) =>
      LINK.test(piece)
        ? `<a href="${escaped(piece)}" style="${styles.link}">${escaped(piece)}</a>`
        : escaped(piece),
    )
    .join('')

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

// Mail readers know no style sheets.
const styles = {
  page: 'margin:0;padding:24px 12px;background:#fbfaf7;color:#16211c;font:16px/1.6 -apple-system,Segoe UI,Helvetica,Arial,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:28px 32px;border:1px solid #e4e1d8;border-radius:14px;background:#ffffff',
  brand: 'margin:0 0 20px;color:#0f6b4f;font-weight:600',
  text: 'margin:0 0 16px',
  rule: 'margin:24px 0;border:0;border-top:1px solid #e4e1d8',
  button:
    'display:inline-block;padding:12px 22px;border-radius:10px;background:#0f6b4f;color:#ffffff;font-weight:600;text-decoration:none',
  link: 'color:#0f6b4f',
  address: 'display:inline-block;margin-top:8px;color:#5f6b64;font-size:12px;word-break:break-all',
}
