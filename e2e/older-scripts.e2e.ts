import { expect, test } from '@playwright/test'
import { olderScriptMembers } from '@vitrine/model'
import { bundleScript } from './bundle-script.ts'

let script = ''

test.beforeAll(async () => {
  script = await bundleScript('older-scripts-page.ts')
})

test('the scripts of older templates find the members of Y that they use', async ({ page }) => {
  await page.setContent(
    '<ul id="list"><li class="a"><b>One</b></li></ul>' +
      '<div style="width:100px"><h1 id="title" style="font-size:60px;display:inline-block">Mississippi</h1></div>',
  )
  await page.addScriptTag({ content: script })
  await page.addScriptTag({
    content: `
      window.found = {}
      Y.use('node', function (Y) {
        Y.namespace('Template.Site').name = 'site'
        found.namespace = Y.Template.Site.name
        found.lang = [Y.Lang.isString('a'), Y.Lang.isArray([]), Y.Lang.isFunction({}), Y.Lang.sub('{a} {b}', { a: 1 })]
        found.bound = Y.bind(function (a, b) { return this.c + a + b }, { c: 1 }, 2)(3)
        found.easing = Y.Easing.easeOut(50, 0, 100, 100)
        var calls = 0
        var run = Y.throttle(function () { calls++ }, 10000)
        run(); run()
        found.throttled = calls
        Y.later(5, found, function (value) { this.later = value }, 'told')
        Y.later(5, null, function () { found.canceled = true }).cancel()
        Y.one('#list').append(Y.Node.create('<li class="b"><i>Two</i></li>'))
        Y.one('#list').delegate('click', function (event) { found.clicked = this.one('i,b').get('textContent') }, 'li')
        var Counter = Y.Base.create('counter', Y.Base, [], {
          initializer: function () { this.set('count', this.get('count') + 1) },
        }, { ATTRS: { count: { value: 1 } } })
        var Loud = Y.Base.create('loud', Counter, [], { say: function () { return this.get('word') + '!' } }, { ATTRS: { word: { value: 'hm' } } })
        var counter = new Counter({ count: 4 })
        counter.on('countChange', function (event) { found.change = [event.prevVal, event.newVal] })
        counter.set('count', 9)
        found.counts = [new Counter().get('count'), counter.get('count'), new Loud({ word: 'so' }).say(), new Loud().get('count')]
        var anim = new Y.Anim({ node: '#title', to: { opacity: 0.5, marginTop: '20px' }, duration: 0.05, easing: Y.Easing.easeOut })
        anim.on('end', function () { found.ended = getComputedStyle(Y.one('#title').getDOMNode()).opacity })
        anim.run()
        new Y.Squarespace.TextShrink('#title')
        var emitter = new Y.Squarespace.ResizeEmitter({ timeout: 20 })
        emitter.on('resize:end', function () { found.resized = true })
        new Y.Squarespace.Loader().render('#list')
      })`,
  })
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'found')))
    .toMatchObject({ later: 'told', ended: '0.5' })
  await page.locator('i').click()
  await page.setViewportSize({ width: 700, height: 500 })
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'found')))
    .toEqual({
      namespace: 'site',
      lang: [true, true, false, '1 {b}'],
      bound: 6,
      easing: 75,
      throttled: 1,
      later: 'told',
      clicked: 'Two',
      change: [5, 9],
      counts: [2, 9, 'so!', 2],
      ended: '0.5',
      resized: true,
    })
  const [text, box] = await page.evaluate(() => {
    const title = document.getElementById('title')
    return [title?.scrollWidth ?? 0, title?.parentElement?.clientWidth ?? 0]
  })
  expect(text).toBeLessThanOrEqual(box ?? 0)
  await expect(page.locator('#list progress')).toBeVisible()
})

test('nodes and events of older templates have wrappers, HTML and sizes of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 600 })
  await page.setContent(
    '<style>#list { height: 2000px }</style><ul id="list"><li class="a"><b>One</b></li></ul><p class="after" data-kind="last">Text</p>',
  )
  await page.addScriptTag({ content: script })
  await page.addScriptTag({
    content: `
      window.found = {}
      Y.use('node', function (Y) {
        var list = Y.one('#list'), item = Y.one('.a')
        list.append('<li class="b">Two</li>').prepend('<li class="c"><i>Zero</i></li>')
        list.insert('<h2>Head</h2>', 'before')
        found.children = list.get('children').size()
        found.around = [item.previous().get('text'), item.next('.b').get('text'), list.previous('h2').getHTML(), item.get('parentNode').get('id')]
        item.setStyles({ color: 'rgb(1, 2, 3)', paddingTop: '4px' }).toggleClass('on', true).toggleClass('on', true).replaceClass('a', 'd')
        found.item = [item.getStyle('color'), item.getAttribute('class'), item.test('.d'), list.contains(item), Y.one('.after').getData('kind')]
        found.sizes = [item.get('winWidth'), Y.one('body').get('docScrollY')]
        Y.all('li').setStyle('marginTop', '2px').filter('.b').hide()
        found.hidden = [Y.one('.b').getStyle('display'), Y.all('li').indexOf(item), Y.all('.none').isEmpty()]
        Y.one(window).on('scroll', function () { found.scrolled = item.get('docScrollY') > 0 })
        Y.on('click', function (e) { found.outer = e.target.get('tagName') }, document)
        list.once('click', function (e) { found.clicks = (found.clicks || 0) + 1; found.current = e.currentTarget.get('id') })
        Y.one('.after').on('click', function (e) { e.halt(); found.halted = e.target.hasClass('after') })
        list.delegate('click', function (e) { found.delegated = [e.currentTarget === this, e.target.ancestor('li').getAttribute('class')] }, 'li')
        item.plug('drag').set('text', 'New')
        found.text = item.setHTML('<u>Newer</u>').one('u').get('text')
      })`,
  })
  await page.locator('i').click()
  await page.locator('i').click()
  await page.locator('.after').click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'found')))
    .toEqual({
      children: 3,
      around: ['Zero', 'Two', 'Head', 'list'],
      item: ['rgb(1, 2, 3)', 'on d', true, true, 'last'],
      sizes: [800, 0],
      hidden: ['none', 1, true],
      outer: 'I',
      clicks: 1,
      current: 'list',
      delegated: [true, 'c'],
      halted: true,
      scrolled: true,
      text: 'Newer',
    })
})

test('a member of Y that is missing warns once, and the script goes on', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(message.text()))
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.setContent('<p>Text</p>')
  await page.addScriptTag({ content: script })
  await page.addScriptTag({
    content: `Y.use('history', function (Y) {
      new Y.History({ a: 1 }).on('change', function () {})
      Y.History.html5.yes()
      new Y.Squarespace.Slideshow().render('#x').next()
      document.body.dataset.end = 'reached ' + Y.History
    })`,
  })
  await expect(page.locator('body')).toHaveAttribute('data-end', /^reached/)
  expect(errors).toEqual([])
  expect(warnings).toEqual([
    'Y.History is not available',
    'Y.Squarespace.Slideshow is not available',
  ])
})

test('the check of themes knows each member of Y', async ({ page }) => {
  await page.setContent('<p>Text</p>')
  await page.addScriptTag({ content: script })
  const found = await page.evaluate(() => {
    const Y: unknown = Reflect.get(window, 'Y')
    const list = (value: unknown) => (value instanceof Object ? Object.keys(value).toSorted() : [])
    return {
      Y: list(Y),
      'Y.Squarespace': list(Y instanceof Object ? Reflect.get(Y, 'Squarespace') : []),
    }
  })
  expect(found).toEqual(olderScriptMembers)
})
