import type { runs } from '@wakeel/contract'
import { addressOf, isPicture } from '../drawn-files.ts'
import { element } from './elements.ts'
import type { Words } from './messages.ts'

/** What came with an answer: pictures to see, other files to keep. Nothing of them is opened in the frame. */
export function drawFiles(files: readonly runs.RunFile[] = [], words: Words): Node[] {
  if (files.length === 0) return []
  return [element('ul', { className: 'files', 'aria-label': words.files }, ...files.map(item))]

  function item({ name, media_type, data }: runs.RunFile): HTMLElement {
    const named = element('bdi', {}, name)
    if (data === null) return element('li', {}, named, ` · ${words.fileTooLarge}`)
    const href = addressOf({ media_type, data })
    const link = element('a', { href, download: name }, named)
    return isPicture(media_type)
      ? element('li', {}, element('img', { src: href, alt: words.picture(name) }), link)
      : element('li', {}, link)
  }
}
