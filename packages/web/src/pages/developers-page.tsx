import { A2aSection } from '../developers/a2a-section.tsx'
import { ClientSection } from '../developers/client-section.tsx'
import { Coded } from '../developers/coded.tsx'
import styles from '../developers/developers.module.css'
import { badgeExample, commands, mcpExample, widgetExample } from '../developers/examples.ts'
import { messages } from '../developers/messages.ts'
import { OnThisPage } from '../developers/on-this-page.tsx'
import { useOrigin } from '../developers/origin.ts'
import { Programs } from '../developers/programs.tsx'
import { ReceiptsSection } from '../developers/receipts-section.tsx'
import { Section } from '../developers/section.tsx'
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
      <div className={styles.parts}>
        <OnThisPage />
        <div className={styles.sections}>
          <Section id="keys" title={words.keyTitle}>
            <p>
              <Coded text={words.keyText} />
            </p>
            <p>
              <Coded text={words.keySafety} />
            </p>
            <div>
              <LinkButton to="/account" search={{ tab: 'keys' }}>
                {words.keyLink}
              </LinkButton>
            </div>
          </Section>
          <Section id="oauth" title={words.oauthTitle}>
            <p>
              <Coded text={words.oauthText} />
            </p>
          </Section>
          <Segmented
            name="example"
            label={words.language}
            options={exampleLanguages.map((value) => ({ value, label: words[value] }))}
            chosen={language}
            onChoose={choose}
          />
          <Section id="rest" title={words.restTitle}>
            <p>
              <Coded text={words.restText} />
            </p>
            {example(examples.rest(origin), words.restTitle)}
          </Section>
          <ClientSection origin={origin} />
          <Section id="models" title={words.modelTitle}>
            <p>
              <Coded text={words.modelText} />
            </p>
            {example(examples.model(origin), words.modelTitle)}
          </Section>
          <Section id="mcp" title={words.mcpTitle}>
            <p>
              <Coded text={words.mcpText} />
            </p>
            <CodeBlock code={mcpExample(origin)} label={words.config} />
          </Section>
          <A2aSection example={examples.a2a(origin)} />
          <Programs origin={origin} />
          <WebhooksSection example={examples.webhook} />
          <ReceiptsSection origin={origin} />
          <Section id="cli" title={words.cliTitle}>
            <p>
              <Coded text={words.cliText} />
            </p>
            <CodeBlock code={commands(origin)} label={words.cliLabel} />
          </Section>
          <Section id="widget" title={words.widgetTitle}>
            <p>
              <Coded text={words.widgetText} />
            </p>
            <CodeBlock code={widgetExample(origin)} label={words.widgetLabel} />
            <div>
              <LinkButton to="/account" search={{ tab: 'widgets' }}>
                {words.widgetLink}
              </LinkButton>
            </div>
          </Section>
          <Section id="badge" title={words.badgeTitle}>
            <p>
              <Coded text={words.badgeText} />
            </p>
            <CodeBlock code={badgeExample(origin)} label={words.badgeLabel} />
          </Section>
          <Section id="rules" title={words.rulesTitle}>
            <ul className={styles.points}>
              {words.rules.map((rule) => (
                <li key={rule}>
                  <Coded text={rule} />
                </li>
              ))}
            </ul>
          </Section>
          <Section id="reference" title={words.referenceTitle}>
            <p className={styles.links}>
              <a href="/api/openapi.json">{words.reference}</a>
            </p>
          </Section>
        </div>
      </div>{' '}
    </article>
  )
}
