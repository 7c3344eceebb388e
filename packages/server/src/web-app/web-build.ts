import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { catalogue, Language } from '@wakeel/contract'

/** A public page, as the web app's router knows it. */
export interface Place {
  language: Language
  route: string
  /** The query of the address, as it came. */
  search?: string
}

/** The operations of `page-source.ts`. */
type Source = object

/** Opaque to the server, but for being JSON. */
type FirstView = object

/** What the web build exports for the server (packages/web/src/page-server.tsx). */
export interface WebBuild {
  languageFrom(cookies: string, accepted: string): Language
  /** The routes of public pages that are about no agent. */
  plainRoutes: string[]
  normalSearch(place: Place): string
  loadFirstView(source: Source, place: Place): Promise<FirstView>
  loadMissing(source: Source, place: Place): Promise<FirstView>
  renderDocument(
    template: string,
    place: Place,
    firstView: FirstView,
    writing: { origin: string; isAtPath: boolean; assets: PageAssets },
  ): Promise<string>
  agentMarkdown(app: catalogue.App, language: Language, origin: string): string
  storeMarkdown(apps: readonly catalogue.AppCard[], origin: string): string
  /** As SVG. */
  badge(
    app: catalogue.App,
    look: { language: Language; scheme: 'light' | 'dark'; accent: string },
  ): string
  /** As SVG; without an app, that of the store. */
  linkPreview(app: catalogue.App | undefined, language: Language, accent: string): string
  scriptHashes(template: string): string[]
  styleHashes(template: string, assets: PageAssets): string[]
}

/** What the head of each page needs beside the script and style of every page. */
export type PageAssets = Record<string, string>

/** The parts of the folder that the web build made. */
export async function openWebBuild(
  directory: string,
): Promise<{ web: WebBuild; template: string; assets: PageAssets }> {
  const read = (name: string) => readFileSync(resolve(directory, 'client', name), 'utf8')
  return {
    web: await import(pathToFileURL(resolve(directory, 'server/page-server.js')).href),
    template: read('index.html'),
    assets: JSON.parse(read('page-assets.json')),
  }
}
