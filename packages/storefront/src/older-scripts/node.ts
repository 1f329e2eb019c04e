type Listener = (event: Event) => void

/** The wrapper of an element in older templates. */
export class OlderNode {
  readonly #element: Element

  constructor(element: Element) {
    this.#element = element
  }

  static one(target: unknown): OlderNode | null {
    return findNode(document, target)
  }

  static all(selector: string): OlderNodes {
    return new OlderNodes(document.querySelectorAll(selector))
  }

  /** Creates an element from HTML. */
  static create(html: string): OlderNode | null {
    const template = document.createElement('template')
    template.innerHTML = html.trim()
    return findNode(template.content, template.content.firstElementChild)
  }

  getDOMNode(): Element {
    return this.#element
  }

  append(child: unknown): this {
    this.#element.append(...resolveElements(child))
    return this
  }

  prepend(child: unknown): this {
    this.#element.prepend(...resolveElements(child))
    return this
  }

  remove(): this {
    this.#element.remove()
    return this
  }

  one(selector: string): OlderNode | null {
    return findNode(this.#element, selector)
  }

  all(selector: string): OlderNodes {
    return new OlderNodes(this.#element.querySelectorAll(selector))
  }

  ancestor(selector: string): OlderNode | null {
    const found = this.#element.parentElement?.closest(selector)
    return found ? new OlderNode(found) : null
  }

  on(name: string, listener: Listener) {
    this.#element.addEventListener(name, listener)
    return { detach: () => this.#element.removeEventListener(name, listener) }
  }

  /** Listens for an event of the elements inside that match a selector. */
  delegate(name: string, listener: Listener, selector: string) {
    return this.on(name, (event) => {
      const found = event.target instanceof Element ? event.target.closest(selector) : null
      if (found && found !== this.#element && this.#element.contains(found))
        listener.call(new OlderNode(found), event)
    })
  }

  addClass(name: string): this {
    this.#element.classList.add(name)
    return this
  }

  removeClass(name: string): this {
    this.#element.classList.remove(name)
    return this
  }

  toggleClass(name: string): this {
    this.#element.classList.toggle(name)
    return this
  }

  hasClass(name: string): boolean {
    return this.#element.classList.contains(name)
  }

  getAttribute(name: string): string {
    return this.#element.getAttribute(name) ?? ''
  }

  setAttribute(name: string, value: string): this {
    this.#element.setAttribute(name, value)
    return this
  }

  get(name: string): unknown {
    return Reflect.get(this.#element, name)
  }

  set(name: string, value: unknown): this {
    Reflect.set(this.#element, name, value)
    return this
  }

  setStyle(name: string, value: string): this {
    if (this.#element instanceof HTMLElement) Reflect.set(this.#element.style, name, value)
    return this
  }

  getStyle(name: string): unknown {
    return Reflect.get(getComputedStyle(this.#element), name)
  }
}

/** A list of wrapped elements. */
export class OlderNodes {
  readonly #nodes: readonly OlderNode[]

  constructor(elements: Iterable<Element>) {
    this.#nodes = Array.from(elements, (element) => new OlderNode(element))
  }

  getDOMNodes(): readonly Element[] {
    return this.#nodes.map((node) => node.getDOMNode())
  }

  each(run: (node: OlderNode, index: number) => void): this {
    this.#nodes.forEach((node, index) => run(node, index))
    return this
  }

  item(index: number): OlderNode | null {
    return this.#nodes[index] ?? null
  }

  size(): number {
    return this.#nodes.length
  }

  on(name: string, listener: Listener): void {
    for (const node of this.#nodes) node.on(name, listener)
  }

  addClass(name: string): this {
    return this.each((node) => node.addClass(name))
  }

  removeClass(name: string): this {
    return this.each((node) => node.removeClass(name))
  }
}

export function findNode(root: ParentNode, target: unknown): OlderNode | null {
  const [found] = resolveElements(target, root)
  return found ? new OlderNode(found) : null
}

/** Resolves a selector, an element or a wrapper to elements. */
export function resolveElements(target: unknown, root: ParentNode = document): readonly Element[] {
  if (typeof target === 'string') return target === '' ? [] : [...root.querySelectorAll(target)]
  if (target instanceof OlderNodes) return target.getDOMNodes()
  const element = target instanceof OlderNode ? target.getDOMNode() : target
  return element instanceof Element ? [element] : []
}
