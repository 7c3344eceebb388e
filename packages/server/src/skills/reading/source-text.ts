import { passage } from './passage.ts'
import { pasted } from './pasted.ts'
import { mentions } from './words.ts'

/** Words of a line that can only be a request. */
const SHORT = 16

/**
 * The prose to work on and the words around it that ask for the work, for skills that take a text whole. `cues` are words of a
 * request to this skill ("quiz", "readability"). A quotation inside a long text is not taken for the text itself.
 */
export function sourceText(message: string, cues: readonly string[]): { instruction: string; text: string } {
  const [firstLine = '', ...below] = message.trim().split('\n')
  const rest = below.join('\n').trim()
  if (rest && firstLine.split(/\s+/).length <= SHORT && mentions(firstLine, cues)) return { instruction: firstLine, text: rest }
  const { instruction, body } = passage(message)
  if (body && body.length * 2 > message.length && instruction.length <= 300 && mentions(instruction, cues))
    return { instruction, text: body }
  const text = pasted(message)
  if (text !== message.trim()) return { instruction: message.slice(0, Math.max(0, message.indexOf(text))).replace(/[:：\s]+$/, ''), text }
  const paragraphs = message.trim().split(/\n\s*\n|\n/)
  const last = paragraphs.at(-1) ?? ''
  if (paragraphs.length > 1 && last.length < 200 && mentions(last, cues)) {
    return { instruction: last, text: message.trim().slice(0, -last.length).trim() }
  }
  return mentions(message, cues) && message.length < 200 ? { instruction: message, text: '' } : { instruction: '', text: message.trim() }
}
