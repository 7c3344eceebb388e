import { useLanguage } from '../language/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { CodeBlock } from '../ui/code-block.tsx'
import { Coded } from './coded.tsx'
import styles from './developers.module.css'
import { messages } from './messages.ts'
import { Section } from './section.tsx'

/** How a receiver of webhooks knows that a call is the store’s, and what it can rely on. */
export function WebhooksSection({ example }: { example: string }) {
  const words = messages[useLanguage().language]
  return (
    <Section id="webhooks" title={words.webhooksTitle}>
      <p>
        <Coded text={words.webhooksText} />
      </p>
      <CodeBlock code={example} label={words.webhooksTitle} />
      <ul className={styles.points}>
        {words.webhooksRules.map((rule) => (
          <li key={rule}>
            <Coded text={rule} />
          </li>
        ))}
      </ul>
      <div>
        <LinkButton to="/account" search={{ tab: 'webhooks' }}>
          {words.webhooksLink}
        </LinkButton>
      </div>
    </Section>
  )
}
