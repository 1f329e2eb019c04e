/** The classes, attributes, styles and position of an element, under the names of older templates. */
export class NodeElement {
  readonly #element: Element

  constructor(element: Element) {
    this.#element = element
  }

  addClass(name: string): this {
    this.#element.classList.add(name)
    return this
  }

  removeClass(name: string): this {
    this.#element.classList.remove(name)
    return this
  }

  toggleClass(name: string, isOn?: boolean): this {
    this.#element.classList.toggle(name, isOn)
    return this
  }

  replaceClass(old: string, name: string): this {
    return this.removeClass(old).addClass(name)
  }

  hasClass(name: string): boolean {
    return this.#element.classList.contains(name)
  }

  hide(): this {
    return this.setStyle('display', 'none')
  }

  show(): this {
    return this.setStyle('display', '')
  }

  test(selector: string): boolean {
    return this.#element.matches(selector)
  }

  getHTML(): string {
    return this.#element.innerHTML
  }

  getAttribute(name: string): string {
    return this.#element.getAttribute(name) ?? ''
  }

  setAttribute(name: string, value: string): this {
    this.#element.setAttribute(name, value)
    return this
  }

  removeAttribute(name: string): this {
    this.#element.removeAttribute(name)
    return this
  }

  getData(name: string): string | undefined {
    return this.#element instanceof HTMLElement ? this.#element.dataset[name] : undefined
  }

  set(name: string, value: unknown): this {
    Reflect.set(this.#element, name === 'text' ? 'textContent' : name, value)
    return this
  }

  focus(): this {
    if (this.#element instanceof HTMLElement) this.#element.focus()
    return this
  }

  getXY(): readonly [number, number] {
    const { left, top } = this.#element.getBoundingClientRect()
    return [left + window.scrollX, top + window.scrollY]
  }

  getX(): number {
    return this.getXY()[0]
  }

  getY(): number {
    return this.getXY()[1]
  }

  setStyle(name: string, value: string): this {
    if (this.#element instanceof HTMLElement) Reflect.set(this.#element.style, name, value)
    return this
  }

  setStyles(values: Readonly<Record<string, string>>): this {
    for (const [name, value] of Object.entries(values)) this.setStyle(name, value)
    return this
  }

  getStyle(name: string): unknown {
    return Reflect.get(getComputedStyle(this.#element), name)
  }

  getComputedStyle(name: string): unknown {
    return this.getStyle(name)
  }

  remove(): this {
    this.#element.remove()
    return this
  }

  getDOMNode(): Element {
    return this.#element
  }
}
