import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { catalogue } from '../e2e/support/catalogue.ts';

const stories = `${import.meta.dirname}/../e2e`;

function sourceAt(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** The text of what a file declares, by name. */
function declaredIn(source: ts.SourceFile): [name: string, text: string][] {
  return source.statements.flatMap((statement) => {
    const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement];
    return declared.flatMap((node): [string, string][] =>
      (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) && node.name !== undefined
        ? [[node.name.getText(), node.getText()]]
        : [],
    );
  });
}

const helpers = readdirSync(`${stories}/support`)
  .filter((file) => file !== 'catalogue.ts')
  .flatMap((file) => declaredIn(sourceAt(`${stories}/support/${file}`)));

/** The tests of this title, each with what the loop around it goes through. */
function testsOf(node: ts.Node, title: string): string[] {
  const found: string[] = [];
  node.forEachChild((child) => {
    const isIt =
      ts.isCallExpression(child) &&
      child.expression.getText() === 'test' &&
      child.arguments[0]?.getText().includes(title) === true;
    if (isIt) found.push(child.getText());
    else found.push(...testsOf(child, title).map((test) => test + loopedOver(child)));
  });
  return found;
}

function loopedOver(node: ts.Node): string {
  return ts.isForOfStatement(node) ? node.expression.getText() : '';
}

/** A text with whatever it names, and what that names in turn. */
function reachedFrom(text: string, declared: readonly (readonly [string, string])[]): string {
  const isNamed = ([name]: readonly [string, string]) => new RegExp(`\\b${name}\\b`, 'u').test(text);
  const further = declared.filter(isNamed);
  const others = declared.filter((declaration) => !isNamed(declaration));
  return further.length === 0 ? text : reachedFrom(text + further.map(([, body]) => body).join('\n'), others);
}

for (const { section, says, happens, shownBy } of catalogue) {
  const [file, title] = shownBy;
  it(`${section} ${says ?? happens ?? ''} (${title}): there is one story that shows it`, () => {
    const source = sourceAt(`${stories}/${file}`);
    const [story = '', ...others] = testsOf(source, title);
    expect(story).not.toBe('');
    expect(others).toEqual([]);
    expect(reachedFrom(story, [...declaredIn(source), ...helpers])).toContain(says ?? '');
  });
}
