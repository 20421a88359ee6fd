import type { Page } from '@playwright/test'
import { fetchSenders, NETWORK_NOISE, test, visitForAWhile } from './delivering-site.ts'
import { expect } from './site.ts'

test.use({ allowedErrors: NETWORK_NOISE })

test.describe('the newsletter', () => {
  const parts = (page: Page) => ({
    email: page.getByRole('textbox', { name: 'Email address' }),
    subscribe: page.getByRole('button', { name: 'Subscribe' }),
    again: page.getByRole('button', { name: 'Try again' }),
    mail: page.getByRole('link', { name: 'Send it as a mail' }),
    toast: page.getByRole('alert').filter({ hasText: 'Thank you for subscribing!' }),
  })

  test('posts under the endpoint’s names, in its format, once', async ({ page, endpoint }) => {
    await visitForAWhile(page, '/blog')
    const { email, subscribe, toast } = parts(page)
    await email.fill('ada@example.com')
    await subscribe.dblclick()
    await expect(toast).toHaveCount(1)
    await expect(email).toHaveValue('')
    expect(endpoint.posts).toHaveLength(1)
    expect(endpoint.posts[0]).toMatchObject({
      path: '/newsletter',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const body = Object.fromEntries(new URLSearchParams(endpoint.posts[0]?.body))
    expect(body).toMatchObject({ address: 'ada@example.com', list: 'monthly' })
    expect(Object.keys(body).sort()).toEqual(['address', 'id', 'list', 'page', 'time'])
  })

  test('shows at the field what the endpoint says of it, and after a fault offers a retry and a mail', async ({
    page,
    endpoint,
  }) => {
    endpoint.answer = { status: 422, body: { errors: [{ field: 'address', message: 'Already on the list.' }] } }
    await visitForAWhile(page, '/blog/ai-in-marketing')
    const { email, subscribe, again, mail, toast } = parts(page)
    await email.fill('ada@example.com')
    await subscribe.click()
    await expect(email).toHaveAccessibleDescription('Already on the list.')
    await expect(email).toBeFocused()
    endpoint.answer = { status: 500 }
    await email.fill('eve@example.com')
    await subscribe.click()
    await expect.poll(() => endpoint.posts.length).toBe(2)
    await expect(again).toBeVisible()
    await expect(email).toHaveValue('eve@example.com')
    await expect(mail).toHaveAttribute('href', /^mailto:.+eve%40example/)
    endpoint.answer = { status: 200 }
    await again.click()
    await expect(toast).toBeVisible()
    const ids = endpoint.posts.map(({ body }) => new URLSearchParams(body).get('id'))
    expect(ids).toHaveLength(3)
    expect(ids[2]).toBe(ids[1])
    expect(ids[1]).not.toBe(ids[0])
  })

  test('waits offline and goes once', async ({ page, endpoint, context }) => {
    await visitForAWhile(page, '/blog')
    const { email, subscribe, toast } = parts(page)
    await fetchSenders(page, () => email.fill('ada@example.com'))
    await context.setOffline(true)
    await subscribe.click()
    await expect(page.getByRole('status').filter({ hasText: 'offline' })).toBeVisible()
    await page.clock.runFor(60_000)
    expect(endpoint.posts).toHaveLength(0)
    await context.setOffline(false)
    await expect(toast).toBeVisible()
    expect(endpoint.posts).toHaveLength(1)
  })
})
