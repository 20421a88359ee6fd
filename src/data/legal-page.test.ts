import { expect, it } from 'vitest'
import { readContent } from '../content/loader.ts'
import { pageContent } from '../content/page-content.ts'
import { legalPage } from './legal-page.ts'

const content = pageContent(readContent('.'), () => true)

it('says what is so: a paragraph or row for a service stands where the site uses it, else the other one', () => {
  const text = `<table><tr>
<td>{only countryLookup} {countryLookup}</td>
<td>At once</td>
</tr></table>
<p>{without countryLookup} Nobody is <b>asked</b>.</p>
<p>{only analytics} Visits are counted.</p>
<p>{without analytics} Visits are not counted.</p>`
  const { html } = legalPage(text, content)
  expect(html.replace(/\s+/g, ' ')).toBe(
    '<table><tr> <td>ipapi.co</td> <td>At once</td> </tr></table> <p>Visits are not counted.</p>',
  )
})
