import { describe, expect, it } from 'vitest'
import { pageOf, siteOf, siteWith, words } from '../../../tests/samples/audited-site.ts'
import { validHtml } from './html.ts'

const within = (main: string) => siteWith({ main: `<h1>One</h1>${main}` })

describe('validHtml', () => {
  it.each([
    ['wcag/h37', within('<img src="/a.svg">')],
    ['no-dup-id', within('<p id="a"></p><p id="a"></p>')],
    ['no-missing-references', within('<label for="gone">x</label>')],
    ['heading-level', within('<h3>Three</h3>')],
    ['heading-level', within('<h1>Two</h1>')],
    ['unique-landmark', within('<nav>x</nav><nav aria-label="y">y</nav>')],
    ['unique-landmark', within('<aside>x</aside><aside aria-label="y">y</aside>')],
    ['unique-landmark', within('<article><aside aria-label="x">x</aside></article><aside aria-label="x">y</aside>')],
    ['tel-non-breaking', within('<a href="tel:+1">1 2</a>')],
    ['no-deprecated-attr', within('<table><tbody><tr><td align="right">1</td></tr></tbody></table>')],
    ['empty-title', siteWith({ title: ' ' })],
    ['element-required-content', siteWith({ title: '' })],
    ['element-required-attributes', siteOf({ '/': pageOf({ path: '/' }).replace(' lang="en"', '') })],
  ])('finds what html-validate calls %s', (rule, site) => {
    const found = validHtml(site)
    expect(found.length).toBeGreaterThan(0)
    for (const { problem } of found) expect(problem).toContain(`(${rule}).`)
  })

  it('says where', () => {
    expect(validHtml(within('<div><img src="/a.svg"></div>'))[0]?.place).toBe('html > body > main > div > img')
  })

  it.each([
    [
      'React',
      '<img src="/a.svg" srcSet="/a.svg 2x" fetchPriority="high" alt=""/><br/><p hidden="" style="color:red">x</p>',
    ],
    ['React', '<label for="_R_1_">x<!-- --> y</label><input id="_R_1_" type="text" required="" autoComplete="email"/>'],
    [
      'Astro',
      '<div>\n  \n<style>astro-island{display:contents}</style><script>0</script><astro-island uid="a" component-url="/a.js" props="{&quot;a&quot;:[0,1]}" ssr client="visible"><p>R & D</p><template data-astro-template="x"><p>x</p></template><!--astro:end--></astro-island></div>',
    ],
    ['a heading of Markdown', '<h2 id="1-first">1. First</h2>'],
    ['a callout', `<article>${words(1)}<aside class="callout">x</aside></article><aside aria-label="More">y</aside>`],
    ['a bundle', '<script src="/a.js" type="module"></script>'],
    ['a search box', '<div role="listbox" aria-label="Articles"><div role="option">x</div></div>'],
    ['a form that answers while one types', '<form><label for="a">A</label><input id="a" type="text"></form>'],
  ])('accepts what %s writes', (_, main) => {
    expect(validHtml(within(main))).toEqual([])
  })

  it('leaves the length of titles to the rule on them', () => {
    expect(validHtml(siteWith({ title: 'a'.repeat(99) }))).toEqual([])
  })

  it('accepts a dialog before the heading of the page', () => {
    expect(validHtml(siteWith({ main: '<dialog aria-label="x"><h2>Two</h2></dialog><h1>One</h1>' }))).toEqual([])
  })
})
