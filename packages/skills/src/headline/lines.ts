/** Words of a request around the lines to be analysed, at its start: "please compare these subject lines". */
const INSTRUCTION =
  /^(?:(?:hi|hello|hey|please|pls|kindly|could|can|would|will|you|help me|i want|i need|to|مرحبا|السلام عليكم|من فضلك|لو سمحت|رجاء|هل يمكنك|ممكن|أريد|اريد|أبي|ابي|أبغى|ابغى|ودي)[\s,،!.]+)*(?:analy[sz]e|check|rate|score|review|test|compare|rank|grade|judge|evaluate|improve|assess|critique|feedback|how good|how (?:is|are|does)|is this|are these|what do you think|which|tell me|look at|حلل|حلّل|افحص|قيم|قيّم|قارن|راجع|رتب|اختبر|ما رأيك|أي|اي|هل|كيف تجد|تحليل|تقييم|مقارنة|فحص|حسن|حسّن)(?![\p{L}])/iu
const SUBJECT_NOUN =
  /(?:subject|headline|title|line|newsletter|e-?mail|option|عنوان|عناوين|سطر|أسطر|موضوع|بريد)/iu
const QUOTED =
  /["“”«»„](?<double>[^"“”«»„\n]{6,300})["“”«»„]|(?<=^|[\s:(])['‘](?<single>[^'‘’\n]{6,300})['’](?=$|[\s.,;)])/gu
const BULLET = /^\s*(?:[-*•–—]|\(?(?:\d{1,2}|[A-Ha-h]|[٠-٩]{1,2})[.):-])\s+/u
const LABEL =
  /^\s*(?:(?:email )?subject(?: line)?|headline|title|option [a-z0-9]|version [a-z0-9]|العنوان|الموضوع|عنوان|الخيار \S+)\s*(?:[a-z0-9]{1,2})?\s*[:：]\s*/iu

/** A bare row is taken for a line to analyse unless it asks for something else. */
const OTHER_REQUEST =
  /^(?:(?:please|can you|could you|من فضلك|لو سمحت)\s+){0,3}(?:(?:write|generate|calculate|compute|translate|convert|summari[sz]e|book|tell|give|show|help|explain|remind|send|open|hello|hi|hey|thanks|thank)(?!\p{L})|(?:what(?:'s| is| are| was)?|who|when|where|can|could|do|does)\s.*\?$|(?:what|who|when|where) (?:is|are|was|do|does)\s|(?:headlines?|subject lines?|titles?) (?:for|about) (?:my|our|the|an?)\s|(?:اكتب|احسب|ترجم|حول|لخص|احجز|أعطني|اعطني|اشرح|ما هو|ما هي|من هو|متى|أين|كم|مرحبا|السلام|شكرا)(?!\p{L}))/iu

/** A question about such lines in general is not one of them. */
const ABOUT_LINES = /^(?=.*(?:subject lines?|headlines?|سطر الموضوع|العناوين)).*[?؟]$/iu

const COMPARES = /\b(?:compare|which|better|best|rank)\b|قارن|مقارنة|أفضل|أيهما/i
/** "Rate my headline Free money now": without a colon the line begins with a capital or a figure. */
const AFTER_NOUN =
  /\b(?:[Mm]y|[Tt]his|[Oo]ur)\s+(?:e-?mail\s+)?(?:subject lines?|headlines?|titles?)\s+(?=[\p{Lu}\d]\S*\s)/u

/** The lines that a request wants analysed: quoted, one per line, or what follows the instruction. */
export function linesIn(text: string): string[] {
  const trimmed = text.trim()
  const quoted = Array.from(trimmed.matchAll(QUOTED), (match) =>
    (match.groups?.double ?? match.groups?.single ?? '').trim(),
  )
  const rows = trimmed
    .split('\n')
    .map((row) => row.trim())
    .filter(Boolean)
  const first = rows[0]
  if (first === undefined) return []
  if (
    quoted.length > 0 &&
    (INSTRUCTION.test(first) ||
      SUBJECT_NOUN.test(first.replaceAll(QUOTED, '')) ||
      quoted.length > 1)
  )
    return clean(quoted)

  if (rows.length > 1) {
    const isAsked =
      INSTRUCTION.test(first) &&
      (/[?؟:：]$/.test(first) || rows.slice(1).every((row) => BULLET.test(row)))
    const opening = isAsked && !/[:：]\s*\S/.test(first) ? '' : afterInstruction(first)
    return clean(opening === undefined ? rows : [opening, ...rows.slice(1)])
  }
  const rest =
    afterInstruction(first) ?? (OTHER_REQUEST.test(first) || ABOUT_LINES.test(first) ? '' : first)
  if (/ \/ .* \/ /.test(rest) || (rest.includes(' / ') && COMPARES.test(first)))
    return clean(rest.split(' / '))
  return clean(
    rest.includes(' | ') ? rest.split(' | ') : rest.split(/(?<!\s)\s+(?:vs\.?|versus|مقابل)\s+/iu),
  )
}

/** What stands behind the instruction in its row: '' when the row is an instruction only, undefined when it is none. */
function afterInstruction(row: string): string | undefined {
  // The colon of a "Re:" belongs to the line itself.
  const reply = /(?<=[\s-])(?:re|fwd?|رد)\s*[:：]/iu.exec(row)
  if (reply && INSTRUCTION.test(row.slice(0, reply.index))) return row.slice(reply.index)
  const colon = row.search(/[:：]/)
  const head = colon < 0 ? row : row.slice(0, colon)
  if (LABEL.test(row)) return row.replace(LABEL, '')
  if (!INSTRUCTION.test(head))
    return colon >= 0 &&
      SUBJECT_NOUN.test(head) &&
      /(?:^|\s)(?:my|our|the|this|these|here|عندي|لدي|هذا|هذه|إليك)(?:\s|$)/iu.test(head)
      ? row.slice(colon + 1)
      : undefined
  if (colon >= 0) return row.slice(colon + 1)
  const noun = AFTER_NOUN.exec(row)
  if (noun) return row.slice(noun.index + noun[0].length)
  const isOnlyInstruction = SUBJECT_NOUN.test(row) || row.split(/\s+/).length <= 4
  return isOnlyInstruction ? '' : undefined
}

function clean(lines: readonly string[]): string[] {
  const bare = lines.map((line) =>
    line
      .replace(BULLET, '')
      .replace(LABEL, '')
      .replace(/^["“«'‘](.+)["”»'’]$/u, '$1')
      .trim(),
  )
  return [...new Set(bare.filter((line) => /\p{L}/u.test(line)))]
}
