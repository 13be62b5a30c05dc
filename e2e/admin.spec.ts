import { randomUUID } from 'node:crypto';
import { dropQuestion, expectSound, makeQuestion, moreMenu, press, SIZES, signInAsAdmin } from './fixtures/admin';
import { expectBriefly } from './fixtures/brief-words';
import { expect, test } from './fixtures/test';

test.describe('admin panel by keyboard', () => {
  test('an admin adds, changes and deletes a section by keyboard', async ({ page }) => {
    await page.setViewportSize(SIZES.tablet);
    await signInAsAdmin(page);
    const name = `Section ${randomUUID()}`;
    await page.goto('/admin/sections/new');
    const panel = page.getByRole('navigation', { name: 'Admin Panel' });
    await expect(panel.getByRole('link')).toHaveText([
      'Add Section',
      'View Sections',
      'Add Question',
      'View Questions',
      'Find Duplicates',
    ]);
    await moreMenu(page).press('Enter');
    await expect(panel.getByRole('menuitem')).toHaveText([
      'To do',
      'Item analysis',
      'Question reports',
      'Testimonials',
      'Regulation facts',
      'Import and export',
      'People',
      'Audit log',
    ]);
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(moreMenu(page)).toBeFocused();
    await page.getByLabel('Section name').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please fill in all fields')).toBeVisible();
    await expectSound(page);
    await expect(page.getByLabel('Section name')).toHaveAttribute('maxlength', '100');
    await expect(page.getByLabel('Description')).toHaveAttribute('maxlength', '500');
    await page.getByLabel('Section name').focus();
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type('For a test');
    await expect(page.getByText('10/500')).toBeVisible();
    await page.keyboard.press('Tab');
    const done = 'Section created successfully';
    const inMain = () => expectBriefly(page, done, () => page.keyboard.press('Enter'), 'main');
    await expectBriefly(page, `Success${done}`, inMain, '[data-sonner-toast]');
    await expect(page.getByLabel('Section name')).toHaveValue('');
    await expect(page.getByLabel('Section name')).toBeFocused();
    await expect(page.getByRole('main').getByText(done)).toHaveCount(0);

    await press(page, 'View Sections', 'link');
    await expect(page).toHaveURL('/admin/sections');
    await press(page, `Edit ${name}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Description').fill('Said better');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).press('Enter');
    await expect(dialog.getByLabel('Description')).toHaveValue('Said better');
    // The focus returns a moment after "Discard your changes?" closes. Before that, Tab would start elsewhere.
    await expect(dialog.getByLabel('Description')).toBeFocused();
    await page.keyboard.press('Tab');
    await expectBriefly(page, 'Section updated successfully', () => page.keyboard.press('Enter'), '[role=dialog]');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeFocused();
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Said better');
    await expectSound(page);

    await press(page, `Delete ${name}`);
    await expect(page.getByRole('alertdialog')).toContainText('has no questions and is deleted permanently');
    await press(page, 'Delete section');
    await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0);
  });

  test('an admin adds, previews, finds, revises and deletes a question by keyboard', async ({ page }) => {
    await page.setViewportSize(SIZES.desktop);
    await signInAsAdmin(page);
    const mark = randomUUID();
    await page.goto('/admin/questions/new');
    await press(page, 'Add question');
    await expect(page.getByText('Question text is required')).toBeVisible();
    await expect(page.getByText('Please select a section')).toBeVisible();
    await expect(page.getByLabel('Question text')).toBeFocused();
    await expectSound(page);
    await page.getByLabel('Question text').fill(`Asked by ${mark}`);
    await page.getByLabel('Section', { exact: false }).first().selectOption('Core');
    await page.getByLabel('State').selectOption('Draft');
    await press(page, 'Add question');
    await expect(page.getByText('At least 2 answers are required')).toBeVisible();
    for (const place of [1, 2, 3, 4]) await page.getByLabel(`Answer ${place}`, { exact: true }).fill(`No. ${place}`);
    await press(page, 'Add question');
    const unmarked = page.getByText('At least one correct answer must be selected');
    await expect(unmarked).toBeFocused();
    await expect(unmarked).toBeInViewport();
    for (const place of [1, 2, 3, 4]) {
      await page.getByLabel(`Answer ${place} is right`).focus();
      await page.keyboard.press('Space');
    }
    await expect(page.getByText('For 4 answers, at most 3 can be correct')).toBeVisible();
    await expect(page.getByLabel('Answer 4 is right')).not.toBeChecked();
    await page.getByLabel('Why answer 4 is wrong').fill('A misreading');

    await press(page, 'Preview');
    const preview = page.getByRole('dialog', { name: 'Preview' });
    await expect(preview.getByRole('heading', { name: `Asked by ${mark}` })).toBeVisible();
    await preview.getByRole('button', { name: 'No. 4' }).press('Enter');
    await preview.getByRole('button', { name: 'Submit Answer' }).press('Enter');
    await expect(preview.getByText('A misreading')).toBeVisible();
    await expectSound(page);
    await page.keyboard.press('Escape');

    await page.reload();
    await expect(page.getByLabel('Why answer 4 is wrong')).toHaveValue('A misreading');
    await page.getByLabel('Why answer 4 is wrong').focus();
    const created = () => page.keyboard.press('Control+Enter');
    await expectBriefly(page, 'Question created successfully', created, 'main');
    await expect(page.getByLabel('Question text')).toHaveValue('');
    await expect(page.getByLabel('Question text')).toBeFocused();

    await press(page, 'View Questions', 'link');
    // Types slowly, so that lists load between keystrokes: a response must not remove letters that were typed
    // meanwhile.
    const sought = mark.slice(0, 8);
    await page.getByLabel('Search').pressSequentially(sought, { delay: 330 });
    await expect(page.getByLabel('Search')).toHaveValue(sought);
    await expect(page.getByText('Questions (1)')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`q=${sought}`));
    await expectSound(page);
    await press(page, /^Edit question/);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Question text').fill(`Asked again by ${mark}`);
    const save = dialog.getByRole('button', { name: 'Save question' });
    await expectBriefly(page, 'Question updated successfully', () => save.press('Enter'), '[role=dialog]');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: /^Edit question/ })).toBeFocused();
    await expect(page.getByText('revision 2')).toBeVisible();

    await press(page, /^History of question/);
    const history = page.getByRole('dialog');
    await expect(history.locator('ins')).toHaveText('again ');
    const restored = 'Question updated successfully';
    await expectBriefly(page, restored, () => press(page, 'Restore this wording'), '[role=dialog]');
    await expect(history.getByRole('columnheader')).toHaveText(['Revision 2', 'Revision 3']);
    await expect(history.locator('del')).toHaveText('again ');
    await expect(history.getByRole('button', { name: 'Restore this wording' })).toBeFocused();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(history).toBeHidden();
    await expect(page.getByRole('button', { name: /^History of question/ })).toBeFocused();
    await expect(page.getByText('revision 3')).toBeVisible();

    await press(page, /^Delete question/);
    await expect(page.getByRole('alertdialog')).toContainText(`Asked by ${mark}`);
    await expectBriefly(page, 'Question deleted successfully', () => press(page, 'Delete question'));
    await expect(page.getByText('No questions found')).toBeVisible();
  });

  test('an admin opens a question, a person and a page from the command field', async ({ page, request, account }) => {
    await page.setViewportSize(SIZES.desktop);
    const token = await signInAsAdmin(page);
    const { id } = await makeQuestion(request, token, `Sought ${randomUUID()}`);
    await page.goto('/admin/sections/new');
    const find = async (words: string, option: string | RegExp) => {
      await page.keyboard.press('Control+k');
      const field = page.getByRole('dialog', { name: 'Find a question, a person or a page' });
      await expect(field.getByRole('combobox')).toBeFocused();
      await page.keyboard.type(words);
      await expect(field.getByRole('option', { name: option })).toHaveAttribute('aria-selected', 'true');
    };
    await find(String(id), new RegExp(`^No\\. ${id}\\b`));
    await expectSound(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: `Edit question ${id}` })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row').nth(1)).toContainText(`No. ${id}`);
    await find(account.email, new RegExp(account.email));
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 person', { exact: true })).toBeVisible();
    await find('audit', 'Audit log');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/audit');
    await dropQuestion(request, token, id);
  });
});
