import { expect, it } from 'vitest'
import { element, escapeXml, xmlDocument } from './xml.ts'

it('escapes all five characters that mean something', () => {
  expect(escapeXml(`Tom & "Ann's" <b>`)).toBe('Tom &amp; &quot;Ann&apos;s&quot; &lt;b&gt;')
  expect(escapeXml('&amp;')).toBe('&amp;amp;')
  expect(escapeXml(']]>')).toBe(']]&gt;')
})

it('leaves out what XML cannot hold and keeps the rest', () => {
  expect(escapeXml('a\u0000b\u0008c\u001fd\ufffee\uffff')).toBe('abcde')
  expect(escapeXml('half \ud83d pair')).toBe('half  pair')
  expect(escapeXml('tab\tline\nkite 🪁 ₹ ü')).toBe('tab\tline\nkite 🪁 ₹ ü')
})

it('escapes attributes and text, and does not escape markup again', () => {
  const inner = element('b', { title: '"<\u0001' }, 'x & y')
  expect(xmlDocument(element('a', {}, inner, '<'))).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a><b title="&quot;&lt;">x &amp; y</b>&lt;</a>\n',
  )
  expect(element('a', {}).markup).toBe('<a/>')
})
