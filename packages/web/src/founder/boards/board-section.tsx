import { useId } from 'react'
import { useLanguage } from '../../language/language.tsx'
import { Card } from '../../ui/card.tsx'
import type { Part, Section } from './board.ts'
import styles from './board-section.module.css'
import { ExpansionPart } from './parts/expansion-part.tsx'
import { FeaturesPart } from './parts/features-part.tsx'
import { MetricsPart } from './parts/metrics-part.tsx'
import { ProgressPart } from './parts/progress-part.tsx'
import { SplitPart } from './parts/split-part.tsx'
import { StatusesPart } from './parts/statuses-part.tsx'
import { TablePart } from './parts/table-part.tsx'
import { ValuesPart } from './parts/values-part.tsx'

/** A titled piece of a board, with its parts one under the other. */
export function BoardSection({ section }: { section: Section }) {
  const { language } = useLanguage()
  const id = useId()
  const title = section.title[language]
  return (
    <section aria-labelledby={id} className={styles.section} data-wide={section.isWide}>
      <Card className={styles.card}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {section.parts.map((part) => (
          // A section has one part of a kind.
          <PartView key={part.kind} part={part} title={title} />
        ))}
      </Card>
    </section>
  )
}

function PartView({ part, title }: { part: Part; title: string }) {
  switch (part.kind) {
    case 'metrics':
      return <MetricsPart {...part} />
    case 'progress':
      return <ProgressPart {...part} />
    case 'features':
      return <FeaturesPart {...part} />
    case 'split':
      return <SplitPart {...part} title={title} />
    case 'statuses':
      return <StatusesPart {...part} />
    case 'expansion':
      return <ExpansionPart {...part} />
    case 'values':
      return <ValuesPart {...part} />
    case 'table':
      return <TablePart {...part} title={title} />
  }
}
