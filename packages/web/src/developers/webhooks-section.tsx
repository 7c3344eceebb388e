import { useLanguage } from '../language/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { CodeBlock } from '../ui/code-block.tsx'
import styles from './developers.module.css'
import { messages } from './messages.ts'

/** How a receiver of webhooks knows that a call is the store’s, and what it can rely on. */
export function WebhooksSection({ example }: { example: string }) {
  const words = messages[useLanguage().language]
  return (
    <section>
      <h2>{words.webhooksTitle}</h2>
      <p>{words.webhooksText}</p>
      <CodeBlock code={example} label={words.webhooksTitle} />
      <ul className={styles.points}>
        {words.webhooksRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <div>
        <LinkButton to="/account" search={{ tab: 'webhooks' }}>
          {words.webhooksLink}
        </LinkButton>
      </div>
    </section>
  )
}
