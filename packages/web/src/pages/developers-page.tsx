import { A2aSection } from '../developers/a2a-section.tsx'
import { ClientSection } from '../developers/client-section.tsx'
import styles from '../developers/developers.module.css'
import { badgeExample, commands, mcpExample, widgetExample } from '../developers/examples.ts'
import { messages } from '../developers/messages.ts'
import { useOrigin } from '../developers/origin.ts'
import { Programs } from '../developers/programs.tsx'
import { ReceiptsSection } from '../developers/receipts-section.tsx'
import { exampleLanguages, useExamples } from '../developers/use-examples.ts'
import { WebhooksSection } from '../developers/webhooks-section.tsx'
import { useLanguage } from '../language/language.tsx'
import { useTitle } from '../shell/title.ts'
import { LinkButton } from '../ui/button.tsx'
import { CodeBlock } from '../ui/code-block.tsx'
import { Segmented } from '../ui/segmented.tsx'

/** How programs call agents: examples that run as they stand, and the rules that hold for them. */
export function DevelopersPage() {
  const words = messages[useLanguage().language]
  const { language, examples, choose } = useExamples()
  const origin = useOrigin()
  useTitle(words.title)
  const example = (code: string, title: string) => (
    <CodeBlock code={code} label={`${title}: ${words[language]}`} />
  )
  return (
    <article className={styles.page}>
      <header>
        <h1>{words.title}</h1>
        <p className={styles.lead}>{words.lead}</p>
      </header>
      <section>
        <h2>{words.keyTitle}</h2>
        <p>{words.keyText}</p>
        <p>{words.keySafety}</p>
        <div>
          <LinkButton to="/account" search={{ tab: 'keys' }}>
            {words.keyLink}
          </LinkButton>
        </div>
      </section>
      <section>
        <h2>{words.oauthTitle}</h2>
        <p>{words.oauthText}</p>
      </section>
      <Segmented
        name="example"
        label={words.language}
        options={exampleLanguages.map((value) => ({ value, label: words[value] }))}
        chosen={language}
        onChoose={choose}
      />
      <section>
        <h2>{words.restTitle}</h2>
        <p>{words.restText}</p>
        {example(examples.rest(origin), words.restTitle)}
      </section>
      <ClientSection origin={origin} />
      <section>
        <h2>{words.modelTitle}</h2>
        <p>{words.modelText}</p>
        {example(examples.model(origin), words.modelTitle)}
      </section>
      <section>
        <h2>{words.mcpTitle}</h2>
        <p>{words.mcpText}</p>
        <CodeBlock code={mcpExample(origin)} label={words.config} />
      </section>
      <A2aSection example={examples.a2a(origin)} />
      <Programs origin={origin} />
      <WebhooksSection example={examples.webhook} />
      <ReceiptsSection origin={origin} />
      <section>
        <h2>{words.cliTitle}</h2>
        <p>{words.cliText}</p>
        <CodeBlock code={commands(origin)} label={words.cliLabel} />
      </section>
      <section>
        <h2>{words.widgetTitle}</h2>
        <p>{words.widgetText}</p>
        <CodeBlock code={widgetExample(origin)} label={words.widgetLabel} />
        <div>
          <LinkButton to="/account" search={{ tab: 'widgets' }}>
            {words.widgetLink}
          </LinkButton>
        </div>
      </section>
      <section>
        <h2>{words.badgeTitle}</h2>
        <p>{words.badgeText}</p>
        <CodeBlock code={badgeExample(origin)} label={words.badgeLabel} />
      </section>
      <section>
        <h2>{words.rulesTitle}</h2>
        <ul className={styles.points}>
          {words.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{words.referenceTitle}</h2>
        <p className={styles.links}>
          <a href="/api/openapi.json">{words.reference}</a>
        </p>
      </section>
    </article>
  )
}
