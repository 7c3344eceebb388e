import { Worker } from 'node:worker_threads'
import type { Language } from '@wakeel/contract'
import type { Brand } from '../brand.ts'
import type { InvoiceContent } from '../database/schema/billing.ts'
import { DomainError } from '../errors.ts'

export interface DrawRequest {
  id: number
  /** The address of the module that knows how such a document looks. */
  sheet: string
  content: unknown
  language: Language
  /** How the store is called and looks; absent: as it is built. */
  brand: Brand | undefined
}

export type Finished = { id: number; bytes: Uint8Array } | { id: number; failure: string }

interface Waiting {
  resolve(bytes: Uint8Array): void
  reject(error: Error): void
}

const MAX_WAITING = 20
const IDLE_MS = 60_000

/**
 * Draws documents in a thread of its own: one takes some tenths of a second, in which the store would answer nobody. The thread
 * begins with the first document and ends when none was wanted for a minute.
 */
class Press {
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #last = 0

  draw(request: Omit<DrawRequest, 'id'>): Promise<Uint8Array> {
    if (this.#waiting.size >= MAX_WAITING) throw new DomainError('request.rate_limited')
    clearTimeout(this.#idle)
    this.#worker ??= this.#start()
    const id = ++this.#last
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
    this.#waiting.set(id, { resolve, reject })
    this.#worker.postMessage({ id, ...request } satisfies DrawRequest)
    return promise
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { execArgv: [] })
    worker.unref()
    worker.on('message', (finished: Finished) => this.#finish(finished))
    worker.on('error', (error) =>
      this.#fail(worker, error instanceof Error ? error : new Error(String(error))),
    )
    worker.on('exit', () =>
      this.#fail(worker, new Error('the thread that draws documents has ended')),
    )
    return worker
  }

  #finish(finished: Finished): void {
    const waiting = this.#waiting.get(finished.id)
    this.#waiting.delete(finished.id)
    if ('bytes' in finished) waiting?.resolve(finished.bytes)
    else waiting?.reject(new Error(`a document could not be drawn: ${finished.failure}`))
    if (this.#waiting.size === 0)
      this.#idle = setTimeout(() => void this.#worker?.terminate(), IDLE_MS).unref()
  }

  #fail(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}

const press = new Press()

const INVOICE_SHEET = new URL('../billing/invoices/invoice-pdf/sheet.ts', import.meta.url)

/** An invoice, credit note or receipt as PDF. */
export const drawInvoice = (
  content: InvoiceContent,
  language: Language,
  brand?: Brand,
): Promise<Uint8Array> => drawDocument(INVOICE_SHEET, content, language, brand)

/**
 * A document as PDF, the same bytes every time, by the module that exports its `sheet`; throws `request.rate_limited` when too many
 * are wanted at once.
 */
export async function drawDocument(
  sheet: URL,
  content: unknown,
  language: Language,
  brand: Brand | undefined,
): Promise<Uint8Array> {
  return press.draw({ sheet: sheet.href, content, language, brand })
}
