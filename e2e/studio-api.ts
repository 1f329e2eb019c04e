import type { DocumentWithDraft, Session } from '@vitrine/contract'
import type { APIRequestContext } from '@playwright/test'
import { expect } from './shop.ts'

interface SignedIn {
  readonly request: APIRequestContext
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The studio API as the person calls it who is signed in in a browser. Each call must succeed. */
export class StudioApi {
  readonly #request: APIRequestContext
  readonly #origin: string

  /** Calls the server of the tests, or another one by its origin. */
  constructor({ request }: SignedIn, origin = '') {
    this.#request = request
    this.#origin = origin
  }

  get<T>(path: string): Promise<T> {
    return this.#call('GET', path)
  }

  post<T>(path: string, data?: object): Promise<T> {
    return this.#call('POST', path, data)
  }

  put<T>(path: string, data: object): Promise<T> {
    return this.#call('PUT', path, data)
  }

  delete<T>(path: string): Promise<T> {
    return this.#call('DELETE', path)
  }

  /** Creates a document and publishes it in British English. */
  async publish(given: object): Promise<DocumentWithDraft> {
    const made = await this.post<DocumentWithDraft>('/api/studio/documents', given)
    await this.publishRev(made)
    return made
  }

  async publishRev({ id, rev }: { readonly id: string; readonly rev: number }): Promise<void> {
    const entries = [{ documentId: id, locale: 'en-GB', rev }]
    await this.post('/api/studio/publications', { entries })
  }

  async unpublish(documentId: string): Promise<void> {
    const entries = [{ documentId, locale: 'en-GB' }]
    await this.post('/api/studio/unpublications', { entries })
  }

  async #call<T>(method: Method, path: string, data?: object): Promise<T> {
    const headers = method === 'GET' ? {} : { 'x-csrf-token': await this.#readCrumb() }
    const url = this.#origin + path
    const reply = await this.#request.fetch(url, { method, headers, ...(data && { data }) })
    expect(reply.ok(), `${method} ${path}: ${await reply.text()}`).toBe(true)
    return (await reply.json()) as T
  }

  /** Reads the token of the session, which changes with each sign-in. */
  async #readCrumb(): Promise<string> {
    return (await this.get<Session>('/api/studio/session')).crumb
  }
}
