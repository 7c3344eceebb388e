import { Icon, type IconName } from './icon.tsx'
import styles from './points.module.css'

/** A list under its heading, each line with the same mark; nothing where it is empty. */
export function Points(props: {
  title: string
  points: readonly string[]
  icon: IconName
  level?: 2 | 4
}) {
  const { title, points, icon, level = 2 } = props
  const Heading = `h${level}` as const
  if (points.length === 0) return null
  return (
    <section>
      <Heading>{title}</Heading>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon name={icon} size={18} />
            <span dir="auto">{point}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
