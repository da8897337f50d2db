//! Indexes of one collection's latest documents: equal fields, then one field in order, then the
//! document's name. Made the first time a query wants one, and kept by every commit from then on.

use std::{
    collections::{BTreeMap, HashMap},
    ops::{Bound, ControlFlow},
};

use hidane_proto::google::firestore::v1::Value;

use super::{Change, StoredDocument};
use crate::{
    field_path::{FieldPath, get},
    key::{encode_path, encode_path_prefix, encode_value},
    path::ResourcePath,
};

/// Above everything that can follow an encoded value.
const AFTER_VALUE: u8 = 0xFF;

/// A query of one collection that an index answers in its order.
pub struct OrderedScan {
    pub equal: Vec<(FieldPath, Value)>,
    pub along: FieldPath,
    pub descending: bool,
    /// The first value of `along` there is anything to be found at.
    pub from: Option<Value>,
}

impl OrderedScan {
    fn shape(&self) -> Shape {
        let equal = self.equal.iter().map(|(field, _)| field.clone());
        Shape {
            fields: equal.chain([self.along.clone()]).collect(),
        }
    }

    fn bounds(&self) -> (Bound<Vec<u8>>, Bound<Vec<u8>>) {
        let prefix: Vec<u8> = self.equal.iter().flat_map(|(_, v)| encode_value(v)).collect();
        let at = |value: &Value| [prefix.clone(), encode_value(value)].concat();
        let mut lowest = prefix.clone();
        let mut highest = [prefix.as_slice(), &[AFTER_VALUE]].concat();
        match (&self.from, self.descending) {
            (Some(value), false) => lowest = at(value),
            (Some(value), true) => highest = [at(value).as_slice(), &[AFTER_VALUE]].concat(),
            (None, _) => {}
        }
        (Bound::Included(lowest), Bound::Excluded(highest))
    }
}

/// The fields of an index, the ordered one last.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Shape {
    fields: Vec<FieldPath>,
}

impl Shape {
    /// Where the document stands, unless it lacks one of the fields.
    fn key(&self, document: &StoredDocument) -> Option<Vec<u8>> {
        let fields = document.fields();
        let mut key = Vec::new();
        for field in &self.fields {
            key.extend(encode_value(get(&fields, field)?));
        }
        key.extend(encode_path(document.path.segments()));
        Some(key)
    }
}

/// To the document's key in the store.
type Index = BTreeMap<Vec<u8>, Vec<u8>>;

#[derive(Default)]
pub(super) struct Indexes {
    /// By the encoded path of the collection.
    collections: HashMap<Vec<u8>, HashMap<Shape, Index>>,
}

impl Indexes {
    pub(super) fn has(&self, collection: &ResourcePath, scan: &OrderedScan) -> bool {
        self.of(collection, scan).is_some()
    }

    pub(super) fn make<'a>(
        &mut self,
        collection: &ResourcePath,
        scan: &OrderedScan,
        documents: impl Iterator<Item = &'a StoredDocument>,
    ) {
        let shape = scan.shape();
        let index = documents
            .filter_map(|document| Some((shape.key(document)?, encode_path(document.path.segments()))))
            .collect();
        self.collections
            .entry(encode_path_prefix(collection.segments()))
            .or_default()
            .insert(shape, index);
    }

    /// Visits the store's keys of what the index has for the scan.
    pub(super) fn visit(
        &self,
        collection: &ResourcePath,
        scan: &OrderedScan,
        visit: &mut dyn FnMut(&[u8]) -> ControlFlow<()>,
    ) {
        let Some(index) = self.of(collection, scan) else {
            return;
        };
        let found = index.range(scan.bounds());
        let keys: Box<dyn Iterator<Item = &Vec<u8>>> = if scan.descending {
            Box::new(found.rev().map(|(_, key)| key))
        } else {
            Box::new(found.map(|(_, key)| key))
        };
        for key in keys {
            if visit(key).is_break() {
                return;
            }
        }
    }

    pub(super) fn keep(&mut self, change: &Change) {
        let depth = change.path.len() - 1;
        let collection = encode_path_prefix(change.path.segments().take(depth));
        let Some(indexes) = self.collections.get_mut(&collection) else {
            return;
        };
        for (shape, index) in indexes {
            if let Some(key) = change.before.as_deref().and_then(|document| shape.key(document)) {
                index.remove(&key);
            }
            if let Some(key) = change.after.as_deref().and_then(|document| shape.key(document)) {
                index.insert(key, encode_path(change.path.segments()));
            }
        }
    }

    pub(super) fn clear(&mut self) {
        self.collections.clear();
    }

    fn of(&self, collection: &ResourcePath, scan: &OrderedScan) -> Option<&Index> {
        self.collections
            .get(&encode_path_prefix(collection.segments()))?
            .get(&scan.shape())
    }
}
