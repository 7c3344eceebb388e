import { type widgets as contract, type Language, requestedLanguage } from '@wakeel/contract'
import { readApp } from '../catalogue/parsed-replies.ts'
import { DomainError } from '../errors.ts'
import type { WidgetDependencies } from './dependencies.ts'
import { findAnsweringWidget } from './find-widget.ts'
import { secondsOf, writeVisit } from './visit-token.ts'

/** A frame of a widget for one more visitor, and the sites that may show it. */
export interface OpenedFrame {
  language: Language
  appearance: contract.Widget['appearance']
  origins: readonly string[]
  /** Undefined while its agent is not in the store. */
  frame: contract.WidgetFrame | undefined
}

const EXAMPLES = 3

/** Undefined for what nobody is to see: no such widget, or one that is paused. */
export async function openFrame(
  { database, clock, newId, catalogue, secret, publicUrl, storeName }: WidgetDependencies,
  id: string,
  acceptedLanguages: string,
): Promise<OpenedFrame | undefined> {
  const found = await findAnsweringWidget(database, id)
  if (!found) return undefined
  const { widget, key } = found
  const language =
    widget.language === 'auto'
      ? (requestedLanguage('', acceptedLanguages) ?? 'en')
      : widget.language
  const app = await readApp(catalogue, key.appIds![0]!, language).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'catalogue.app_not_found') return undefined
    throw error
  })
  const { origins, appearance } = widget
  if (!app) return { language, appearance, origins, frame: undefined }
  const now = clock.now()
  const { visitSeries: series } = widget
  const visit = { widgetId: id, visitorId: newId(), begunAt: secondsOf(now), series }
  return {
    language,
    appearance,
    origins,
    frame: {
      id,
      token: writeVisit(secret, visit, now),
      language,
      appearance,
      accent: widget.accent,
      agent: {
        name: app.name,
        emoji: app.emoji,
        tagline: app.short_description,
        examples: app.demo_prompts.slice(0, EXAMPLES),
      },
      url: `${publicUrl}/${language}/apps/${app.slug}`,
      store: storeName[language],
    },
  }
}
