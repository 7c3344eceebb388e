import type { widgets } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { messages } from './messages.ts'
import styles from './widgets.module.css'

/** The frame as sites show it, anew after each change. */
export function Preview({ widget }: { widget: widgets.Widget }) {
  const words = messages[useLanguage().language]
  const look = [widget.language, widget.appearance, widget.accent].join()
  return (
    <div className={styles.part}>
      <p className={styles.small}>{words.previewText}</p>
      <iframe
        key={look}
        className={styles.preview}
        title={words.previewTitle(widget.name)}
        src={`/widget/${widget.id}#panel`}
        sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"
      />
    </div>
  )
}
