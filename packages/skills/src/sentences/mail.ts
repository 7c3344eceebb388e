/** An email as pasted: what its writer says, without the lines of its head, the marks of quoting and the signature. */
export interface Mail {
  text: string
  /** Who wrote it, as its head or "Omar wrote:" has it. */
  sender: string | undefined
  /** The day in its head, as written. */
  sent: string | undefined
}

const HEAD =
  /^(?:>\s*)*(from|to|cc|bcc|subject|sent|date|من|الى|إلى|نسخة|الموضوع|التاريخ)\s*:\s*(.*)$/i
const WROTE =
  /^(?:on\s.{3,60}?,?\s)?(?:في\s.{3,60}?،?\s)?(?:كتب\s)?(\p{L}[\p{L} .'’-]{1,40}?)(?:\s<[^<>]*>)?\s(?:wrote|said|كتب)\s*:$/iu
const CLOSING =
  /^(?:(?:many |kind |best |warm )?(?:thanks|thank you|regards|cheers|sincerely|best)(?: again| all| and regards)?|(?:مع )?(?:خالص )?(?:ال)?(?:تحياتي|تحيه|تحية|شكرا|شكرًا|التقدير)(?: (?:لكم|جزيلا|جميعا))?)\s*[,،!.]*$/i
const LONGEST_SIGNATURE = 7
const LONGEST_LINE = 60

export function mailIn(message: string): Mail {
  const lines = message.split('\n')
  const heads = lines.map((line) => HEAD.exec(line.trim()))
  const isMail = heads.filter((head) => head).length > 1
  let [sender, sent]: (string | undefined)[] = []
  const kept: string[] = []
  for (const [index, line] of lines.entries()) {
    const head = isMail ? heads[index] : undefined
    const bare = line.replace(/^\s*(?:>\s?)+/, '')
    const wrote = line.length < 120 ? WROTE.exec(bare.trim()) : null
    if (wrote) sender ??= wrote[1]?.replace(/^.*[,،]\s*/, '')
    else if (!head) kept.push(bare)
    else if (/^(?:from|من)$/i.test(head[1] as string)) sender ??= head[2]?.split('<')[0]
    else if (/^(?:sent|date|التاريخ)$/i.test(head[1] as string)) sent ??= head[2]
  }
  const closing = kept.findLastIndex((line) => CLOSING.test(line.trim()))
  const rest = kept.slice(closing + 1).filter((line) => line.trim() !== '')
  const isSignature =
    closing > 0 &&
    rest.length <= LONGEST_SIGNATURE &&
    rest.every((line) => line.length < LONGEST_LINE && !/[.!?؟:]\s*$/.test(line))
  return {
    text: (isSignature ? kept.slice(0, closing) : kept).join('\n'),
    sender: sender?.trim() || undefined,
    sent,
  }
}
